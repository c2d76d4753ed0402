import { aRealtimeProcess } from "./realtime-kit.ts";

const started = await aRealtimeProcess(process.argv[2] ?? "");
process.send?.(started.port);
