import http from "node:http"

// Prints each event as a line, as a stand-in for the warehouse.
const server = http.createServer((request, response) => {
  let body = ""
  request.on("data", (chunk) => (body += chunk))
  request.on("end", () => {
    const key = request.headers["idempotency-key"]
    console.log(JSON.parse(body).name, key ? "with a key" : "")
    response.end()
  })
})
server.listen(9300, "127.0.0.1")
