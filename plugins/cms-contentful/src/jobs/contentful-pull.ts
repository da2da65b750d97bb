import { job, type JobDefinition } from "@stheno/core"
import "../services/contentful.ts"

/** Takes over what editors published of an entry. */
const definition: JobDefinition = job({
  name: "contentful-pull",
  retries: 10,
  timeout: 120,
  handler: ({ data, services }) => services.contentfulService.pull(String(data["id"])),
})
export default definition
