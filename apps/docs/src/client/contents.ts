/** Marks in the contents list which section is being read. */
export function startContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents li a")]
  if (!links.length) return
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1)))!)
  let waiting = false
  const update = (): void => {
    waiting = false
    const tops = headings.map((heading) => heading.getBoundingClientRect().top)
    const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
    mark(links, atEnd && scrollY > 0 ? links.length - 1 : sectionAt(tops, readingLine))
  }
  addEventListener(
    "scroll",
    () => {
      if (!waiting) requestAnimationFrame(update)
      waiting = true
    },
    { passive: true },
  )
  update()
}

/** Below the header, where the eye rests, CSS pixels from the top of the window. */
const readingLine = 140

/**
 * The last heading at or above the reading line; the first one before any is reached.
 * @param tops distance of each heading from the top of the window, CSS pixels
 * @param line the reading line, CSS pixels
 * @since 0.1
 */
export function sectionAt(tops: readonly number[], line: number): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  )
}

function mark(links: readonly HTMLAnchorElement[], index: number): void {
  links.forEach((link, i) => {
    if (i === index) link.setAttribute("aria-current", "location")
    else link.removeAttribute("aria-current")
  })
}
