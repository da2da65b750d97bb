import { entity } from "../query/entity.ts"

/** Whether and how a user's actions in the admin are measured. */
export const AnalyticsConfig = entity({
  name: "AnalyticsConfig",
  table: "analytics_config",
  idPrefix: "acfg",
  softDelete: true,
  about: "Whether and how a user's actions in the admin are measured.",
  columns: {
    user_id: "The user.",
    opt_out: "Whether nothing is measured.",
    anonymize: "Whether the user's name is left out.",
  },
})
