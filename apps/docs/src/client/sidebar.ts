/**
 * A long sidebar opens where the reader stands. Not by `scrollIntoView`: after it the first press of Tab starts from
 * there, past the link that skips to the text.
 */
export function startSidebar(): void {
  const sidebar = document.querySelector<HTMLElement>(".sidebar")
  const current = sidebar?.querySelector<HTMLElement>("[aria-current=page]")
  if (!sidebar || !current) return
  const frame = sidebar.getBoundingClientRect()
  const { top, bottom } = current.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) sidebar.scrollTop += top - frame.top - frame.height / 2
}
