/** Imported first: React reads it while it loads, and its development build renders three times slower. */
process.env["NODE_ENV"] = "production"
