/** What a PIN may be: both sides check it, the server decides. */

/** Whether a person may choose the PIN; `newPin` has the refusals. */
export function isNewPin(pin: string): boolean {
  return isPin(pin) && hasDifferentDigits(pin) && !isRun(pin);
}

export function isPin(pin: string): boolean {
  return /^\d{4,6}$/.test(pin);
}

export function hasDifferentDigits(pin: string): boolean {
  return new Set(pin).size > 1;
}

/** People choose the end of their own phone number first, and everybody at the counter can look it up. */
export function isEndOfPhone(pin: string, phoneNumber: string | null): boolean {
  const phoneDigits = (phoneNumber ?? "").replace(/\D/g, "");
  return phoneDigits.length >= 4 && phoneDigits.slice(-4) === pin;
}

/** 1234 or 4321. */
export function isRun(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin.charAt(index))));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
