import { env } from "@/lib/env"

/** Pages that are loaded when the pointer rests on their link. Nothing that belongs to one customer is among them. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          ...["/api/*", "/*/cart*", "/*/checkout*", "/*/account*", "/*/orders*"].map((href_matches) => ({
            not: { href_matches },
          })),
        ],
      },
      eagerness: "moderate",
    },
  ],
}

/**
 * Sends the path of the page and the host that the customer came from. No cookie, no identifier of the customer or the
 * device; browsers that ask not to be tracked send nothing.
 */
function analyticsScript(url: string): string {
  const target = JSON.stringify(url).replaceAll("<", "\\u003c")
  return `if(navigator.doNotTrack!=="1"&&!navigator.globalPrivacyControl){let r="";try{r=new URL(document.referrer).host}catch{}
navigator.sendBeacon(${target},JSON.stringify({path:location.pathname,referrer:r===location.host?"":r}))}`
}

/** What the browser does beside showing the page: it prefetches the next one and, if switched on, counts views. */
export function PageScripts() {
  return (
    <>
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
      {env.analyticsUrl && <script dangerouslySetInnerHTML={{ __html: analyticsScript(env.analyticsUrl) }} />}
    </>
  )
}
