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
 * Sends the path of the page and the host that the customer came from. IDs of orders, carts, and order edits are left out, because anyone
 * who has one can open the page. The request has no cookie and stores none: `sendBeacon` would send cookies of its host, such as the ID of the cart.
 * Browsers that ask not to be tracked send nothing.
 */
function analyticsScript(url: string): string {
  const target = JSON.stringify(url).replaceAll("<", "\\u003c")
  return `if(navigator.doNotTrack!=="1"&&!navigator.globalPrivacyControl){let r="";try{r=new URL(document.referrer).host}catch{}
fetch(${target},{method:"POST",mode:"no-cors",credentials:"omit",referrerPolicy:"no-referrer",keepalive:true,body:JSON.stringify({path:location.pathname.replace(/(\\/(?:orders|order-edits|swaps)\\/)[a-z]+_\\w+/,"$1[id]"),referrer:r===location.host?"":r})}).catch(()=>{})}`
}

/** Counts the view of a page, if that is switched on. */
export function CountView() {
  if (!env.analyticsUrl) return null
  return <script dangerouslySetInnerHTML={{ __html: analyticsScript(env.analyticsUrl) }} />
}

/** What the browser does beside showing the page: it prefetches the next one and, if switched on, counts views. */
export function PageScripts() {
  return (
    <>
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
      <CountView />
    </>
  )
}
