import { z } from "zod";

export const engine = z.enum(["sqlServer", "mysql", "postgresql"], {
  error: 'One of "sqlServer", "mysql" (MariaDB too) and "postgresql"',
});
export type Engine = z.infer<typeof engine>;
