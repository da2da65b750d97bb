import { expect, test } from "vitest"
import { withLaterScripts } from "../scripts/page-cache.mjs"

const scripts = [
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<link rel="preload" as="image" href="/mug.svg"/>',
  '<script src="/_next/static/chunks/app.js" async=""></script>',
  '<script src="https://cdn.example.com/_next/static/chunks/main.js" async="" nonce="x"></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script async="" src="https://example.com/count.js"></script>',
  "<script>(self.__next_f=self.__next_f||[]).push([0])</script>",
  '<script>self.__next_f.push([1,"1:data"])</script>',
]
const page = (body: string) => `<html><head>${scripts.join("")}</head><body>${body}</body></html>`

test("sets the scripts of a page aside that loads them later, and no others", () => {
  const html = withLaterScripts(page("<script data-loads-later>load()</script>"))
  expect(html.match(/<(script|link)[^>]*>/g)).toEqual([
    scripts[1],
    '<script type="later" data-src="/_next/static/chunks/app.js">',
    '<script type="later" data-src="https://cdn.example.com/_next/static/chunks/main.js">',
    scripts[4]?.replace("</script>", ""),
    scripts[5]?.replace("</script>", ""),
    '<script type="later">',
    '<script type="later">',
    "<script data-loads-later>",
  ])
})

test("leaves other pages as they are", () => {
  expect(withLaterScripts(page("<script>load()</script>"))).toBe(page("<script>load()</script>"))
})
