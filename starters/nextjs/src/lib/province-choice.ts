/** A state or province that can be chosen. */
export interface Province {
  /** what the address gets: the code in countries that write codes, else the name */
  readonly value: string
  readonly name: string
}

/**
 * The province that somebody has entered before there was a list, or in another spelling: by its code or its name,
 * without regard to case and accents.
 * @returns undefined if the list does not have it
 */
export function findProvince(provinces: readonly Province[], text: string): Province | undefined {
  const wanted = fold(text)
  if (!wanted) return undefined
  return provinces.find(({ value, name }) => fold(value) === wanted || fold(name) === wanted)
}

function fold(text: string): string {
  return text.trim().normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()
}
