import { v1FeatureFlags } from "../platform/kernel/v1-flags.ts"
import type { FeatureFlagNames } from "./feature-flag-names.ts"

/** The feature flags of a project. */
export interface FeatureFlags {
  /**
   * Returns whether a flag is enabled. An unknown flag is disabled.
   * @param name the name of the flag, such as `product_categories`
   */
  isEnabled(name: keyof FeatureFlagNames | (string & {})): boolean
  /**
   * v1's name for `isEnabled`
   * @param name the name of the flag
   */
  isFeatureEnabled(name: string): boolean
}

/**
 * Reads the feature flags. The environment variables `MEDUSA_FF_<NAME>` and `STHENO_FF_<NAME>` take precedence
 * over the configuration.
 * @param configured the `featureFlags` of the configuration file
 * @param env the environment variables
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
