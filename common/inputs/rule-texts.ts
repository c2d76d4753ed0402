/** What fields say of a value that does not fit. `{field}` is where the field's name belongs, `{limit}` a number. */
export const ruleTexts = {
  required: "{field} is required",
  email: "{field} must be a valid email",
  phone: "{field} must be a valid North America phone number",
  min: "Use at least {limit} characters",
  max: "Use {limit} characters or fewer",
  length: "Use exactly {limit} characters",
  numeric: "Enter a number",
  amount: "Enter an amount, like 12.50",
  integer: "Enter a whole number",
  minValue: "Use {limit} or more",
  maxValue: "Use {limit} or less",
  fewest: "Choose at least {limit}",
  most: "Choose {limit} or fewer",
  choice: "Choose one of the options",
} as const;
