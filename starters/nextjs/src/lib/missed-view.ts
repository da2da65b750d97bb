/** Of the script in the HTML that counts the view of a page. */
export const countViewId = "count-view"

/**
 * Counts the view of a page that the browser rendered, such as the 404 page of a page that is rendered for each request. React
 * creates its script there, and such a script does not run; a copy does. Where the script was part of the HTML, it has run.
 */
export function countMissedView(): void {
  const script = document.getElementById(countViewId)
  if (!script || "viewCounted" in window) return
  const copy = document.createElement("script")
  copy.textContent = script.textContent
  document.body.append(copy)
}
