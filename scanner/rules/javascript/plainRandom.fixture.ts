const id: string = Math.random().toString(36).slice(2) // expect: random Non-cryptographic-PRNG
const draw = Math.random // expect: random Non-cryptographic-PRNG
const { random } = Math
const rounded = Math.floor(globalThis.Math.random() * 10) // expect: random Non-cryptographic-PRNG

const shadowed = (Math: Dice) => Math.random()
const other = dice.Math.random()
const half = Math.round(0.5)
const own = { random: () => 4 }
own.random()
