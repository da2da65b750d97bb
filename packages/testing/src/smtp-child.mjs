/**
 * A mail server in a process of its own, written for plain Node. Its first line is the port; then one line of JSON per
 * message. It takes nothing for `gone@…`, ever, and nothing for `later@…` the first time.
 */
import { SMTPServer } from "smtp-server"

let isLater = true

const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onRcptTo({ address }, _session, done) {
    if (address.startsWith("gone@"))
      return done(Object.assign(new Error("No such user"), { responseCode: 550 }))
    if (address.startsWith("later@") && isLater) {
      isLater = false
      return done(Object.assign(new Error("Try again"), { responseCode: 451 }))
    }
    return done()
  },
  onData(stream, session, done) {
    const chunks = []
    stream.on("data", (chunk) => chunks.push(chunk))
    stream.on("end", () => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      console.log(JSON.stringify({ to, source: Buffer.concat(chunks).toString("utf8") }))
      done()
    })
  },
})
server.listen(0, "127.0.0.1", () => console.log(server.server.address().port))
