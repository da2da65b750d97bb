declare module "nspell" {
  /** Looks words up in a dictionary of Hunspell's. */
  export default function nspell(
    affixes: Uint8Array,
    words: Uint8Array,
  ): { correct(word: string): boolean; add(word: string): void }
}
