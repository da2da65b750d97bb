import { entity } from "../../../platform/query/entity.ts"

/** A user's choice whether their actions in the dashboard may be recorded for analytics. */
export const AnalyticsConfig = entity({
  name: "AnalyticsConfig",
  table: "analytics_config",
  idPrefix: "acfg",
  softDelete: true,
  about: "A user's choice whether their actions in the dashboard may be recorded for analytics.",
  columns: {
    user_id: "The user who made the choice.",
    opt_out: "Whether the user opted out: nothing is recorded.",
    anonymize: "Whether actions are recorded without the user's name.",
  },
  refersTo: { user_id: "User" },
})
