// node --import ./scripts/processor-clock.mjs …: measurements count processor time, so that others on the machine disturb little.
const now = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
Object.defineProperty(performance, "now", { value: now });
