module.exports = {
  projectConfig: {
    database_url: process.env.DATABASE_URL,
    redis_url: process.env.REDIS_URL,
    jwt_secret: process.env.JWT_SECRET,
    cookie_secret: process.env.COOKIE_SECRET,
    store_cors: "http://localhost:8000",
  },
  plugins: ["medusa-fulfillment-manual", "medusa-payment-manual"],
  featureFlags: { product_categories: true, greetings: true },
}
