import "server-only"
import { iso31662 } from "iso-3166"
import { hasProvince } from "./checkout-rules"
import type { Province } from "./province-choice"

/** Countries whose addresses and tax regions name a province by its code. In others, people write the name. */
const writtenAsCode = new Set(["au", "br", "ca", "it", "us"])

/** What the standard leaves out, has under another code, or lists although nobody lives there. */
const additions: Readonly<Record<string, readonly Province[]>> = {
  it: [{ value: "AO", name: "Aosta" }],
  us: [
    { value: "AA", name: "Armed Forces Americas" },
    { value: "AE", name: "Armed Forces Europe" },
    { value: "AP", name: "Armed Forces Pacific" },
  ],
}
const omissions = new Set(["IT-23", "US-UM"])

/**
 * The states or provinces of a country by name, as ISO 3166-2 has them. Where a country has regions of provinces, these
 * are its provinces.
 * @param country two letters in lower case
 * @returns none for countries whose addresses do not have provinces
 */
export function provincesOf(country: string): readonly Province[] {
  if (!hasProvince(country)) return []
  const prefix = `${country.toUpperCase()}-`
  const all = iso31662.filter(({ code }) => code.startsWith(prefix))
  const parents = new Set(all.map(({ parent }) => parent))
  const listed = all
    .filter(({ code }) => !parents.has(code) && !omissions.has(code))
    .map(({ code, name }): Province => {
      const plain = plainName(country, name)
      return { value: writtenAsCode.has(country) ? code.slice(prefix.length) : plain, name: plain }
    })
  return [...listed, ...(additions[country] ?? [])].sort((a, b) => a.name.localeCompare(b.name))
}

/** The standard transliterates names of India, which people there write without marks. */
function plainName(country: string, name: string): string {
  const written = country === "in" ? name.normalize("NFD").replaceAll(/\p{M}/gu, "") : name
  return written.replace(/ \(.*\)$/, "")
}
