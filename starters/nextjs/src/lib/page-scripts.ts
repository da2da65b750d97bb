/** The inline scripts of the storefront's own pages, whose hashes the policy of pages with payments contains. */

/** Pages that are loaded when the pointer rests on their link. Nothing that belongs to one customer is among them. */
export const speculationRules = JSON.stringify({
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
})

/**
 * Sends the path of the page and the host that the customer came from. IDs of orders, carts, and order edits are left out, because anyone
 * who has one can open the page. The request has no cookie and stores none: `sendBeacon` would send cookies of its host, such as the ID of the cart.
 * Browsers that ask not to be tracked send nothing. `viewCounted` says that the script has run.
 */
export function countViewScript(url: string): string {
  const target = JSON.stringify(url).replaceAll("<", "\\u003c")
  return `window.viewCounted=1;if(navigator.doNotTrack!=="1"&&!navigator.globalPrivacyControl){let r="";try{r=new URL(document.referrer).host}catch{}
fetch(${target},{method:"POST",mode:"no-cors",credentials:"omit",referrerPolicy:"no-referrer",keepalive:true,body:JSON.stringify({path:location.pathname.replace(/(\\/(?:orders|order-edits|swaps)\\/)[a-z]+_\\w+/,"$1[id]"),referrer:r===location.host?"":r})}).catch(()=>{})}`
}
