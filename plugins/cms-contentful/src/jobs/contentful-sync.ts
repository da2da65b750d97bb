import { job, type JobDefinition } from "@stheno/core"
import type { Kind } from "../options.ts"
import "../services/contentful.ts"

/** Sends some rows to Contentful, and starts the job for the next ones. */
const definition: JobDefinition = job({
  name: "contentful-sync",
  retries: 10,
  timeout: 1800,
  handler: ({ data, services }) =>
    services.contentfulService.syncFrom(data["kind"] as Kind, String(data["after"])),
})
export default definition
