import { kindOf, type PlacedService } from "@stheno/core/host"

/**
 * Warnings about services of two plugins with the same name: the one of the later plugin replaces the other. A service of
 * the project replaces those of plugins without a warning, because the project chooses its names.
 * @since 0.1
 */
export function notesOnServices(services: readonly PlacedService[]): string[] {
  const ofPlugins = services.filter(
    ({ origin, definition }) => origin.plugin !== undefined && kindOf(definition) === "service",
  )
  return ofPlugins.flatMap(({ name, origin }, index) => {
    const earlier = ofPlugins.slice(0, index).findLast((other) => other.name === name)
    if (!earlier || earlier.origin.plugin === origin.plugin) return []
    return [
      `${origin.file}: ${name} of the plugin ${String(origin.plugin)} replaces ${name} of the plugin ${String(earlier.origin.plugin)}, ` +
        `which comes first in plugins. Rename one of them.`,
    ]
  })
}
