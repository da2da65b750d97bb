/** A step of a sample, and how it is shown. */
export interface SamplePlace {
  /** as it is shown */
  readonly code: string
  /** `carts/use-cart.ts` */
  readonly file: string
  readonly region: string
  /** what the step is shown as */
  readonly language: "client" | "curl" | "shell" | "react"
}

/**
 * Reads what a button of a sample runs.
 * @param name `carts/use-cart.ts#create`, or the same step in another language
 * @since 0.1
 */
export function samplePlace(name: string, code: string): SamplePlace {
  const [written = "", region = ""] = name.split("#")
  const [, language, stem] = /^(curl|react|shell)\/(.+?)(?:\.sh|\/[\w-]+\.tsx)$/.exec(written) ?? []
  return {
    code,
    file: stem ? `${stem}.ts` : written,
    region,
    language: (language as SamplePlace["language"] | undefined) ?? "client",
  }
}
