import { CommerceError, service, type ServiceDefinition } from "@stheno/core"
import { readOptions } from "../options.ts"
import { countPageView, readPageView } from "../page-views.ts"
import { createSenderLimits } from "../senders.ts"

/** Counts the pages that visitors open. */
export interface AnalyticsPageViews {
  /**
   * Counts the view of a page today.
   * @param body the body of the storefront's request
   * @param address the IP address of the sender, which is not stored
   * @throws CommerceError when the body is not a page view, or the store does not count them
   */
  count(body: string, address?: string): Promise<void>
}

/** One for the process: services are made for each request. */
const senders = createSenderLimits()

const definition: ServiceDefinition<AnalyticsPageViews> = service((shop) => {
  const { page_views: isCounting } = readOptions(shop.pluginOptions)
  return {
    async count(body, address) {
      if (!isCounting) throw new CommerceError("not_found", "Page views are not counted")
      const mayAddRow = () => senders.mayAddRow(address)
      await countPageView(shop.db, readPageView(body), { mayAddRow })
    },
  }
})
export default definition

declare module "@stheno/core" {
  interface Services {
    analyticsPageViewService: AnalyticsPageViews
  }
}
