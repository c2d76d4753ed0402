import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import type { XmlNode } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const folder = path.join(process.env["HANGTAG_SPECS"] ?? path.resolve(root, "../shared/data/specs"), "quickbooks-xsd");
const main = path.join(folder, "IntuitRestServiceDef.xsd");
const files = ["IntuitRestServiceDef.xsd", "Finance.xsd", "IntuitBaseTypes.xsd", "IntuitNamesTypes.xsd", "Report.xsd"];

const namespaces = { xs: "http://www.w3.org/2001/XMLSchema" };
const target = "http://schema.intuit.com/finance/v3";

/** What Intuit publishes of QuickBooks' interface: XML schemas, which hold for JSON too. */
export type PublishedSchema = {
  /** Returns what is wrong with a JSON value that is to be a root element, such as `JournalEntry`; empty when it fits. */
  findProblems(rootName: string, value: unknown): string[];
};

/** Null, and a line on the output, where the published schemas are not on this machine. */
export function readPublishedSchema(): PublishedSchema | null {
  if (!existsSync(main)) {
    process.stdout.write(`Not checked against the published schema: ${main} is not there.\n`);
    return null;
  }
  xmlRegisterFsInputProviders();
  const documents = files.map((file) => readXml(path.join(folder, file)));
  const writer = xmlWriter(readTypes(documents), readGlobals(documents));
  const validator = XsdValidator.fromDoc(readXml(main));
  return {
    findProblems(rootName, value) {
      const { xml, unknown } = writer(rootName, value);
      return [...unknown.map((name) => `${name}: not published`), ...schemaProblems(validator, xml)];
    },
  };
}

function schemaProblems(validator: XsdValidator, xml: string): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) {
      return error.details.map(({ message }) => message.replaceAll(`{${target}}`, "").trim());
    }
    throw error;
  } finally {
    document.dispose();
  }
}

function readXml(file: string): XmlDocument {
  return XmlDocument.fromBuffer(readFileSync(file), { url: file });
}

/** A complex type: its elements in the order that XML asks for, a `ref` for whatever may replace that element. */
type SchemaType = {
  base: string;
  elements: { name: string; type: string; ref: string }[];
  attributes: readonly string[];
  isText: boolean;
};

function readTypes(documents: readonly XmlDocument[]): ReadonlyMap<string, SchemaType> {
  return new Map(
    list(documents, "/xs:schema/xs:complexType[@name]").map((node) => [
      text(node, "@name"),
      {
        base: text(node, ".//xs:extension/@base"),
        elements: node.find(".//xs:element", namespaces).map((element) => ({
          name: text(element, "@name"),
          type: text(element, "@type"),
          ref: text(element, "@ref"),
        })),
        attributes: node.find(".//xs:attribute", namespaces).map((attribute) => text(attribute, "@name")),
        isText: node.find("xs:simpleContent", namespaces).length > 0,
      },
    ]),
  );
}

type Globals = ReadonlyMap<string, { type: string; replaces: string }>;

function readGlobals(documents: readonly XmlDocument[]): Globals {
  return new Map(
    list(documents, "/xs:schema/xs:element").map((node) => [
      text(node, "@name"),
      { type: text(node, "@type"), replaces: text(node, "@substitutionGroup") },
    ]),
  );
}

function list(documents: readonly XmlDocument[], expression: string): XmlNode[] {
  return documents.flatMap((document) => document.find(expression, namespaces));
}

function text(node: XmlNode, expression: string): string {
  const value = node.eval(`string(${expression})`, namespaces);
  return typeof value === "string" ? value : "";
}

type Fields = ReadonlyMap<string, unknown>;

/** Writes JSON as the XML that it stands for: fields become attributes or elements, `value` the text of a reference. */
function xmlWriter(types: ReadonlyMap<string, SchemaType>, globals: Globals) {
  return (rootName: string, rootValue: unknown): { xml: string; unknown: string[] } => {
    const unknown: string[] = [];

    function write(name: string, type: string, value: unknown): string {
      if (Array.isArray(value)) {
        return value.map((item) => write(name, type, item)).join("");
      }
      const schemaType = types.get(type);
      if (typeof value !== "object" || value === null || schemaType === undefined) {
        return `<${name}>${escaped(String(value))}</${name}>`;
      }
      return writeObject(name, schemaType, new Map(Object.entries(value)));
    }

    function writeObject(name: string, type: SchemaType, fields: Fields): string {
      const { elements, attributes, isText } = wholeType(type);
      const given = attributes.filter((attribute) => fields.has(attribute));
      const children = elements.flatMap((element) => fieldsFor(element, fields));
      const allowed = new Set([...given, ...children.map((child) => child.name), ...(isText ? ["value"] : [])]);
      unknown.push(...[...fields.keys()].filter((field) => !allowed.has(field)).map((field) => `${name}.${field}`));
      const start = given.map((attribute) => ` ${attribute}="${escaped(String(fields.get(attribute)))}"`).join("");
      const content = isText
        ? escaped(String(fields.get("value")))
        : children.map((child) => write(child.name, child.type, fields.get(child.name))).join("");
      return `<${name}${start}>${content}</${name}>`;
    }

    /** The fields at the place of an element: itself, or those that may replace it. */
    function fieldsFor({ name, type, ref }: SchemaType["elements"][number], fields: Fields) {
      if (ref === "") {
        return fields.has(name) ? [{ name, type }] : [];
      }
      return [...fields.keys()].flatMap((field) => {
        const element = globals.get(field);
        return element?.replaces === ref ? [{ name: field, type: element.type }] : [];
      });
    }

    function wholeType({ base, elements, attributes, isText }: SchemaType): Omit<SchemaType, "base"> {
      const baseType = types.get(base);
      const inherited = baseType === undefined ? null : wholeType(baseType);
      return {
        elements: [...(inherited?.elements ?? []), ...elements],
        attributes: [...(inherited?.attributes ?? []), ...attributes],
        isText,
      };
    }

    const written = write(rootName, globals.get(rootName)?.type ?? "", rootValue);
    return { xml: written.replace(`<${rootName}`, `<${rootName} xmlns="${target}"`), unknown };
  };
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
