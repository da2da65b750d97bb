import { CommerceError, service, type ServiceDefinition } from "@stheno/core"
import { readOptions } from "../options.ts"
import { countPageView, readPageView } from "../page-views.ts"

/** Counts the pages that visitors open. */
export interface AnalyticsPageViews {
  /**
   * Counts the view of a page today.
   * @param body the body of the storefront's request
   * @throws CommerceError when the body is not a page view, or the store does not count them
   */
  count(body: string): Promise<void>
}

const definition: ServiceDefinition<AnalyticsPageViews> = service((shop) => {
  const { page_views: isCounting } = readOptions(shop.pluginOptions)
  return {
    async count(body) {
      if (!isCounting) throw new CommerceError("not_found", "Page views are not counted")
      await countPageView(shop.db, readPageView(body))
    },
  }
})
export default definition

declare module "@stheno/core" {
  interface Services {
    analyticsPageViewService: AnalyticsPageViews
  }
}
