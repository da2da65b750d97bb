import { v1FeatureFlags } from "../kernel/v1-flags.ts"
import type { FeatureFlagNames } from "./registry.ts"

/** Switches of a project. */
export interface FeatureFlags {
  /** Whether a flag is on. One that nobody knows is off. */
  isEnabled(name: keyof FeatureFlagNames | (string & {})): boolean
  /** v1's name of `isEnabled` */
  isFeatureEnabled(name: string): boolean
}

/**
 * Reads flags: a variable of the environment `MEDUSA_FF_<NAME>` or `STHENO_FF_<NAME>` wins over the configuration.
 * @param configured `featureFlags` of the configuration file
 * @param env the environment
 * @since 0.1
 */
export function readFeatureFlags(
  configured: Readonly<Record<string, boolean | string>>,
  env: Readonly<Record<string, string | undefined>>,
): FeatureFlags {
  const isOn = (value: boolean | string) => value === true || value === "true"
  const isEnabled = (name: string) => {
    if (v1FeatureFlags.includes(name)) return true
    const variable = name.toUpperCase().replace(/\W/g, "_")
    const said = env[`STHENO_FF_${variable}`] || env[`MEDUSA_FF_${variable}`]
    return isOn(said || (configured[name] ?? false))
  }
  return { isEnabled, isFeatureEnabled: isEnabled }
}
