/** The colors of the dashboard and of the documentation. */
const style =
  "body{font:16px/1.6 system-ui,sans-serif;margin:0;padding:12vh 1rem 10vh;color-scheme:light dark;" +
  "background:light-dark(#f6f7f4,#0d1311);color:light-dark(#14201b,#e8efeb)}" +
  "main{max-width:36rem;margin:auto;padding:1.5rem 2rem;background:light-dark(#fff,#131a17);" +
  "border:1px solid light-dark(#e4e8e1,#233029);border-radius:10px}" +
  "h1{font-size:1.5rem;line-height:1.3;margin:.5rem 0 1rem}h2{font-size:1rem}a{color:light-dark(#0b6b57,#57d3b2)}" +
  "progress{width:100%;accent-color:light-dark(#0b6b57,#57d3b2)}ul{columns:2 14rem}pre{white-space:pre-wrap}"

/** A page that needs no other file. */
export function standalonePage(title: string, body: string, head = ""): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<title>${title}</title>
<style>${style}</style></head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>
`
}

/** Shows what is new without a flash, and the real page once it is there. */
const reloading = `setInterval(async () => {
  const response = await fetch(location.href).catch(() => undefined)
  if (!response) return
  if (response.status !== 503) return location.reload()
  const next = new DOMParser().parseFromString(await response.text(), "text/html")
  document.querySelector("main").replaceWith(next.querySelector("main"))
}, 1500)`

/** The page in the place of one that is being built, sent with status 503. It reloads itself, with JavaScript and without. */
export function waitingPage(title: string, body: string): string {
  const refresh = `<noscript><meta http-equiv="refresh" content="3"></noscript><script>${reloading}</script>`
  return standalonePage(title, body, refresh)
}

/** The page in the place of one that could not be built. */
export function failedPage(
  title: string,
  { reason, unaffected }: { reason: string; unaffected: string },
): string {
  const body = `<pre>${escapeText(reason)}</pre><p>Correct this, then start the server again. ${unaffected}</p>`
  return standalonePage(title, body, `<meta http-equiv="refresh" content="10">`)
}

/** Text inside of an element or of a quoted attribute. */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
}
