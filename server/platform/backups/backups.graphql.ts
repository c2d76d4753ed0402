import { builder } from "#server/platform/graphql/builder.ts";
import { getBackupState } from "./backups.ts";

type State = Awaited<ReturnType<typeof getBackupState>>;

const BackupStateType = builder.objectRef<State>("BackupState").implement({
  description: "Whether the whole installation is backed up, and since when.",
  fields: (field) => ({
    isNightly: field.exposeBoolean("isNightly", { description: "Hangtag makes one each night automatically." }),
    lastMadeAt: field.field({
      type: "Instant",
      nullable: true,
      description: "Null when Hangtag has made none yet.",
      resolve: ({ last }) => last?.madeAt ?? null,
    }),
    lastBytes: field.float({ nullable: true, resolve: ({ last }) => last?.bytes ?? null }),
  }),
});

builder.queryField("backupState", (field) =>
  field.field({ type: BackupStateType, resolve: (_root, _args, request) => getBackupState(request, {}) }),
);
