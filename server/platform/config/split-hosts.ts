const addressParts = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^@/?#]*)(.*)$/;

/** Returns one address for each host of `postgres://user:password@a:5432,b:5432/hangtag`; one is the address itself. */
export function splitHosts(url: string): string[] {
  const [, scheme = "", login = "", hosts = "", rest = ""] = addressParts.exec(url) ?? [];
  return hosts.includes(",") ? hosts.split(",").map((host) => `${scheme}${login}${host.trim()}${rest}`) : [url];
}

/** The hosts of an address as people read them, without user and password. */
export function describeHosts(url: string): string {
  const names = splitHosts(url).map((address) => {
    const { host, searchParams } = new URL(address);
    return host || (searchParams.get("host") ?? "this machine");
  });
  return names.join(", ");
}
