/**
 * Ids, addresses and descriptions: present, and each used once.
 * @param {{ pages: any[] }} manifest
 * @returns {string[]}
 */
export function checkManifest(manifest) {
  const problems = []
  const seen = { id: new Set(), route: new Set() }
  const descriptions = new Map()
  for (const page of manifest.pages) {
    for (const key of ["id", "route", "title", "description", "sidebar", "kind"])
      if (!page[key]) problems.push(`${page.route ?? page.id}: no ${key} in the manifest`)
    if (page.description && page.description.split(/\s+/).length < 4)
      problems.push(`${page.route}: the description has fewer than four words`)
    for (const key of ["id", "route"]) {
      if (seen[key].has(page[key])) problems.push(`${page.route}: the ${key} ${page[key]} is used twice`)
      seen[key].add(page[key])
    }
    const twin = descriptions.get(page.description)
    if (twin && page.kind !== "reference") problems.push(`${page.route}: has the description of ${twin}`)
    descriptions.set(page.description, page.route)
  }
  for (const [from, to] of Object.entries(manifest.redirects ?? {}))
    if (!seen.route.has(to)) problems.push(`${from}: leads to ${to}, which is not a page`)
  return problems
}
