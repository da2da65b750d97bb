import { job, type JobDefinition } from "@stheno/core"
import type { Kind } from "../options.ts"
import "../services/strapi.ts"

/** Sends what an event is about to Strapi. */
const definition: JobDefinition = job({
  name: "strapi-push",
  retries: 10,
  timeout: 600,
  handler: ({ data, services }) => services.strapiService.push(data["kind"] as Kind, String(data["id"])),
})
export default definition
