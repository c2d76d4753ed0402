export function fullName(name: { firstName: string; lastName: string }): string {
  return `${name.firstName} ${name.lastName}`.trim();
}
