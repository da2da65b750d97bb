import { useQuery } from "@tanstack/react-query"
import type { Catalogue } from "./catalogue.ts"
import { Finder, type WordIndex } from "./find.ts"

interface Pagefind extends WordIndex {
  init(): Promise<void>
}

/** The list of all pages. */
export async function loadCatalogue(): Promise<Catalogue> {
  const response = await fetch("/pagefind/catalogue.json")
  if (!response.ok) throw new Error(`the list of pages answered ${response.status}`)
  return (await response.json()) as Catalogue
}

async function loadFinder(): Promise<Finder> {
  const address = "/pagefind/pagefind.js" // written after the bundle, so the bundler must not look for it
  const [pagefind, catalogue] = await Promise.all([
    import(/* @vite-ignore */ address) as Promise<Pagefind>,
    loadCatalogue(),
  ])
  await pagefind.init()
  return new Finder(pagefind, catalogue)
}

/** The search of the site, loaded once for each page; a failure is tried again with the next words. */
export function useFinder(load: () => Promise<Finder> = loadFinder) {
  return useQuery({ queryKey: ["finder"], queryFn: load })
}
