import { env } from "@/lib/env"
import { countViewId } from "@/lib/missed-view"
import { countViewScript, speculationRules } from "@/lib/page-scripts"

/** Counts the view of a page, if that is switched on. */
export function CountView() {
  if (!env.analyticsUrl) return null
  return <script id={countViewId} dangerouslySetInnerHTML={{ __html: countViewScript(env.analyticsUrl) }} />
}

/** What the browser does beside showing the page: it prefetches the next one and, if switched on, counts views. */
export function PageScripts() {
  return (
    <>
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      <CountView />
    </>
  )
}
