import type { ServiceOf, TableOf } from "@stheno/core"
import type { Review } from "./src/models/review.js"
import type review from "./src/services/review.js"

/** What editors and `npm run types` know about the tables and services of this project. */
declare module "@stheno/core" {
  interface Database {
    review: TableOf<typeof Review>
  }
  interface Services {
    reviewService: ServiceOf<typeof review>
  }
}
