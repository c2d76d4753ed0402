import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of pairing a register in English. */
const pairEnglish = {
  "step.open": "At the register, sign in at {address}",
  "step.open.about": "Under Settings, Registers and printers, is the program to download.",
  "step.install": "Install the Hangtag program",
  "step.install.about": "One file, about a minute. No admin password needed.",
  "step.code": "Type the code",
  "step.code.about": "Capitals don't matter.",
  "step.pos": "Pick your point of sale",
  "step.pos.about": "The program finds printers and says what it sells with.",
  "code.title": "Your code",
  "code.about": "A code works once, for 15 minutes. Create it when you stand at the register.",
  "code.show": "Create a code",
  "code.new": "New code",
  "code.left": "Works once, for {time} more",
  "code.over": "This code has expired",
  "wait.title": "Waiting for the register",
  "wait.long": "Still waiting",
  "wait.about": "This page changes by itself once it's there.",
  "tip.online": "Is the register online? Open any web page on it.",
  "tip.clock": "Does its clock show {time}?",
  "tip.network": "Ask whoever runs your network to allow {address}.",
  "there.title": "{name} is paired",
  "there.printers": "Printers: {printers}",
  "there.noPrinters": "No printer yet",
  "there.pos": "Point of sale: {pos}",
  "there.noPos": "Point of sale not set up yet",
  "there.test": "Print a test page",
} as const;

export const text = textsOf("pair-register", pairEnglish);
