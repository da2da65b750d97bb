/**
 * The names of a project's providers by kind. A project lists them by declaration merging:
 * `declare module "@stheno/core" { interface ProviderNames { payment: "manual" | "stripe" } }`. A different name of that
 * kind then does not compile in the input of operations and services. Kinds that are not listed accept every name.
 * @since 0.1
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface ProviderNames {}

/**
 * The name of a provider. `Kind` is the kind of the provider: `payment`, `fulfillment` or `tax`.
 *
 * Without a list of the project's providers, it is `string`. A project that lists them in `ProviderNames` gets exactly these
 * names, so a misspelled name does not compile.
 */
export type ProviderName<Kind extends string, Names = ProviderNames> = Kind extends keyof Names
  ? Extract<Names[Kind], string>
  : string
