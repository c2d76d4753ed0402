/** PostGraphile over the same table, as it comes: no sign-in, no permission. `node postgraphile.mjs <database url>` */
import { createServer } from "node:http";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";

const server = createServer();
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: process.argv[2], schemas: ["public"] })],
  grafserv: { graphqlPath: "/graphql", graphiql: false },
});
await instance.createServ(grafserv).addTo(server);
server.listen(0, "127.0.0.1", () => process.send?.({ port: server.address().port }));
process.on("message", () => process.send?.(process.cpuUsage()));
process.on("disconnect", () => process.exit(0));
