import { job, type JobDefinition } from "@stheno/core"
import type { Kind } from "../options.ts"
import "../services/contentful.ts"

/** Sends what an event is about to Contentful. */
const definition: JobDefinition = job({
  name: "contentful-push",
  retries: 10,
  timeout: 300,
  handler: ({ data, services }) => services.contentfulService.push(data["kind"] as Kind, String(data["id"])),
})
export default definition
