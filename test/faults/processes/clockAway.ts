// `node --import clockAway.ts main.ts worker`: a worker whose clock is wrong by CLOCK_AWAY_SECONDS.

const away = Number(process.env["CLOCK_AWAY_SECONDS"] ?? "0") * 1000
const now = Date.now.bind(Date)

Date.now = () => now() + away

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now() + away] : args, newTarget) as object
})
