/** How much room the rows of a list have. */
export const densities = ["comfortable", "compact"] as const
export type Density = (typeof densities)[number]

/** The density that a person chose: it is kept with their account. */
export function densityOf({ metadata }: { readonly metadata?: Record<string, unknown> | null }): Density {
  return metadata?.["density"] === "compact" ? "compact" : "comfortable"
}
