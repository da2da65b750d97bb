export default async function checkFlags(container) {
  const flags = container.resolve("featureFlagRouter")
  if (!flags.isFeatureEnabled("greetings")) throw new Error("Nobody is greeted")
}
