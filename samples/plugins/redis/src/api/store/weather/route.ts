import { cached, endpoint } from "@stheno/core"

/** What takes long to find out: here it only counts how often it was asked. */
let asked = 0
const askWeatherService = async () => ({ degrees: 21, asked: ++asked })

export const GET = endpoint({
  access: "public",
  handler: async (_input, { cache }) => ({
    weather: await cached(cache, "weather", {
      seconds: 600,
      compute: askWeatherService,
    }),
  }),
})
