import { job, type JobDefinition } from "@stheno/core"
import "../services/strapi.ts"

/** Takes over what editors published of an entry. */
const definition: JobDefinition = job({
  name: "strapi-pull",
  retries: 10,
  timeout: 300,
  handler: ({ data, services }) =>
    services.strapiService.pull(String(data["document_id"]), data["was_published"] === true),
})
export default definition
