import * as z from "zod"
import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, plain, resource } from "../../../platform/http/response.ts"
import { retrieveAnalyticsConfig, saveAnalyticsConfig } from "./analytics-config.ts"
import { createAnalyticsConfigBody, updateAnalyticsConfigBody } from "./shapes.ts"

const answersConfig = answers({ analytics_config: resource("AnalyticsConfig") })
const tag = "Analytics Configs"

export const analyticsAdminOperations: readonly Operation[] = [
  operation({
    id: "GetAnalyticsConfig",
    method: "GET",
    path: "/admin/analytics-configs",
    answers404: true,
    tag,
    summary: "Get the analytics settings of the signed-in user.",
    access: "admin",
    response: answersConfig,
    handler: async (_, { db, userId }) => ({
      // Only signed-in users get here.
      analytics_config: await retrieveAnalyticsConfig(db, userId!),
    }),
  }),
  operation({
    id: "PostAnalyticsConfig",
    method: "POST",
    path: "/admin/analytics-configs",
    answers404: true,
    tag,
    summary: "Create the analytics settings of the signed-in user.",
    about: "A second decision replaces the first.",
    access: "admin",
    body: createAnalyticsConfigBody,
    response: answersConfig,
    handler: async ({ body }, context) => ({
      // Only signed-in users get here.
      analytics_config: await saveAnalyticsConfig(context, context.userId!, body),
    }),
  }),
  operation({
    id: "PostAnalyticsConfigUpdate",
    method: "POST",
    path: "/admin/analytics-configs/update",
    answers404: true,
    tag,
    summary: "Update the analytics settings of the signed-in user.",
    about: "Creates the settings if the user has none.",
    access: "admin",
    body: updateAnalyticsConfigBody,
    response: answersConfig,
    handler: async ({ body }, context) => ({
      // Only signed-in users get here.
      analytics_config: await saveAnalyticsConfig(context, context.userId!, body),
    }),
  }),
  operation({
    id: "DeleteAnalyticsConfig",
    method: "DELETE",
    path: "/admin/analytics-configs",
    tag,
    summary: "Acknowledge a request to forget the decision; it is kept.",
    about:
      "As in v1, the decision is still returned, because without it, an opt-out would end. It is deleted with the user.",
    access: "admin",
    response: answers({
      user_id: plain(z.string().describe("The ID of the user whose choice was deleted.")),
      object: plain(z.literal("analytics_config").describe("The type of the deleted resource.")),
      deleted: plain(z.literal(true).describe("Always `true`: a failed deletion returns an error instead.")),
    }),
    handler: (_, { userId }) =>
      // Only signed-in users get here.
      Promise.resolve({ user_id: userId!, object: "analytics_config", deleted: true }),
  }),
]
