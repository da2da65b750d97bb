/** The options of `npm start`: what `stheno start` has, and `--storefront`. */
export const npmOptions = [
  { name: "storefront" },
  { name: "api-only" },
  { name: "no-seed" },
  { name: "no-worker" },
  { name: "host", value: "ADDRESS" },
  { name: "port", value: "PORT" },
  { name: "data-dir", value: "FOLDER" },
]

/**
 * Finds the options that npm took, because they were not behind `--`: `npm start --storefront`. npm leaves them in the
 * environment, but does not keep an option together with the value that follows it.
 * @param {readonly string[]} words what npm passed on
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ words: string[], mistake?: string }} the words and the options; what is wrong, if a value cannot be known
 */
export function restoreOptions(words, env) {
  if (env.npm_lifecycle_event !== "start") return { words: [...words] }
  const taken = npmOptions.flatMap((option) => takenBy(option, env))
  const found = taken.filter(({ words }) => words).flatMap(({ words }) => words)
  // The command comes first: `worker --data-dir shop`.
  const all = [...words, ...found]
  const lost = taken.filter(({ words }) => !words)
  if (lost.length === 0) return { words: all }
  const [first] = lost
  const command = ["npm start --", ...found, ...lost.map(({ name, value }) => `--${name} ${value}`)].join(" ")
  return {
    words: all,
    mistake: `npm reads --${first.name} as its own option. Write -- before the options: ${command}`,
  }
}

/** npm reads `--no-seed` as the option `seed` that is off, and an option without `=` as one that is on. */
function takenBy({ name, value }, env) {
  const isOff = name.startsWith("no-")
  const kept = env[`npm_config_${name.replace(/^no-/, "").replaceAll("-", "_")}`]
  if (value) {
    if (!kept) return []
    return [{ name, value, words: kept === "true" ? undefined : [`--${name}`, kept] }]
  }
  return kept === (isOff ? "" : "true") ? [{ name, words: [`--${name}`] }] : []
}
