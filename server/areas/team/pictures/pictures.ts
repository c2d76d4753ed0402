import { randomBytes } from "node:crypto";
import { z } from "zod";
import { pictureTypeOf } from "#common/picture-type.ts";
import { inputBase64, inputText } from "#common/inputs/input-ranges.ts";
import { pictureChanged } from "#server/events/team.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { employeeId } from "#server/areas/team/employee-input.ts";
import { lockedEmployee } from "#server/areas/team/employees.ts";
import * as db from "./pictures.db.ts";
import { loadEmployee, refuseUnlessOwn } from "#server/areas/team/members.ts";
import type { Employee } from "#server/areas/team/members.ts";

/** The browser sends 256 pixels, some 20 KB; more is no face for a list. The table's own check says the same. */
const mostBytes = 256 * 1024;

const picturePath = "/api/vue/employee-pictures/";

/** Of oneself, or by a manager. A new picture has a new address, so no browser shows the old one from its cache. */
export const setPicture = operation({
  name: "team.setPicture",
  kind: "write",
  permission: "team:view",
  on: "store",
  input: z.object({
    employeeId,
    picture: inputBase64.max(Math.ceil((mostBytes * 4) / 3) + 4, "Choose a smaller picture"),
  }),
  async run(context, { employeeId: id, picture }): Promise<Employee> {
    refuseUnlessOwn(context, id);
    await lockedEmployee(context, id);
    const bytes = Buffer.from(picture, "base64");
    const mediaType = pictureTypeOf(bytes);
    if (mediaType === null || mediaType === "image/gif" || bytes.length > mostBytes) {
      throw invalidInput({ picture: ["Choose a JPEG, PNG or WebP picture"] });
    }
    const at = { storeId: context.store.id, employeeId: id };
    const key = randomBytes(24).toString("base64url");
    await db.savePicture(context.sql, { ...at, key, mediaType, bytes, now: context.now });
    await db.saveAvatarUrl(context.sql, { ...at, url: `${picturePath}${key}` });
    await context.emit(pictureChanged, { employeeId: id, isThere: true }, { kind: "Employee", id });
    return loadEmployee(context, id);
  },
});

export const removePicture = operation({
  name: "team.removePicture",
  kind: "write",
  permission: "team:view",
  on: "store",
  input: z.object({ employeeId }),
  async run(context, { employeeId: id }): Promise<Employee> {
    refuseUnlessOwn(context, id);
    await lockedEmployee(context, id);
    const at = { storeId: context.store.id, employeeId: id };
    await db.deletePicture(context.sql, at);
    await db.saveAvatarUrl(context.sql, { ...at, url: null });
    await context.emit(pictureChanged, { employeeId: id, isThere: false }, { kind: "Employee", id });
    return loadEmployee(context, id);
  },
});

/**
 * The bytes behind an address that only those receive who may see the person: an `<img>` sends no headers, so its
 * unguessable key is the permission. It ends with the picture.
 */
export const viewPicture = operation({
  name: "team.viewPicture",
  kind: "read",
  permission: "public",
  on: "nobody",
  asSystem: "whoever has the address was allowed to see the person",
  input: z.object({ key: inputText.regex(/^[\w-]{32}$/) }),
  async run(context, { key }): Promise<{ mediaType: string; bytes: Buffer }> {
    const picture = await db.findPicture(context.sql, key);
    if (!picture) {
      throw notFound("Picture");
    }
    return picture;
  },
});
