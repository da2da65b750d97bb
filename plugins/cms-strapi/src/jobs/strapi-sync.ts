import { job, type JobDefinition } from "@stheno/core"
import type { Kind } from "../options.ts"
import "../services/strapi.ts"

/** Sends some rows to Strapi, and starts the job for the next ones. */
const definition: JobDefinition = job({
  name: "strapi-sync",
  retries: 10,
  timeout: 1800,
  handler: ({ data, services }) =>
    services.strapiService.syncFrom(data["kind"] as Kind, String(data["after"])),
})
export default definition
