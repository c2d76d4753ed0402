/** Stems of the most common leaked passwords; people add digits and symbols to them. */
const commonWords = new Set(
  `password passwort passw0rd pass mypassword yourpassword thepassword changeme changeit letmein letmeinnow welcome
  welcomeback hello helloworld iloveyou iloveyoubaby iloveyousomuch loveyou lovelove lovely sunshine princess dragon
  monkey football baseball basketball softball volleyball soccer hockey master superman batman spiderman ironman
  starwars pokemon naruto minecraft fortnite michael jennifer jessica ashley daniel charlie jordan thomas robert
  michelle nicole matthew joshua anthony andrew samantha elizabeth christopher alexander alexandra trustno admin
  administrator administrador root superuser user username testtest testing test tester guest default secret topsecret
  mysecret private temp temporary login signin access accessgranted qwerty qwertyuiop qwertyui qwertz azerty
  asdfghjkl asdfgh zxcvbnm qazwsx qazwsxedc qweasdzxc qweasd asdf zaqxsw google facebook instagram youtube twitter
  snapchat tiktok linkedin microsoft windows apple samsung internet computer laptop keyboard monitor liverpool
  arsenal chelsea manchester barcelona realmadrid lakers cowboys patriots steelers eagles packers yankees redsox
  summer winter spring autumn fall january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday butterfly chocolate strawberry cookie cheese coffee pizza
  flower rainbow unicorn angel angels jesus jesuschrist godisgood blessed freedom forever family mother father
  babygirl babyboy sweetheart honey loveme fuckyou fuckoff bullshit asshole whatever nothing something hunter ranger
  corvette mustang ferrari mercedes harley davidson yamaha toyota chevrolet america american canada london newyork
  chicago california texas florida denver minnesota jackson thunder lightning phoenix matrix money business company
  office store shop retail resale thrift cashier manager employee owner register hangtag hangtagdemo playitagain
  clothes clothing toychest kids`.split(/\s+/),
);

const keyboardRows = ["1234567890", "0987654321", "qwertyuiop", "asdfghjkl", "zxcvbnm", "abcdefghijklmnopqrstuvwxyz"];

const lookAlikes: Record<string, string> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * Returns whether an attacker would try the password early: a common word with digits or symbols around it, one piece
 * repeated, or a walk along the keyboard. The program's own name counts as common too.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  return isRepeated(text) || isWalk(text) || isDecoratedWord(text) || isDecoratedWord(withoutLookAlikes(text));
}

function isRepeated(text: string): boolean {
  return /^(.{1,5})\1+$/s.test(text) || new Set(text).size <= 3;
}

/** Made of at most three straight runs along a keyboard row or the alphabet, with nothing else. */
function isWalk(text: string): boolean {
  let rest = text;
  for (let runs = 0; runs < 3 && rest.length > 0; runs += 1) {
    const length = longestRun(rest);
    if (length < 3) {
      return false;
    }
    rest = rest.slice(length);
  }
  return rest.length === 0;
}

function longestRun(text: string): number {
  const lengths = keyboardRows.map((row) => {
    let length = 0;
    while (length < text.length && row.includes(text.slice(0, length + 1))) {
      length += 1;
    }
    return length;
  });
  return Math.max(...lengths);
}

function isDecoratedWord(text: string): boolean {
  const pieces = text.split(/[^\p{L}]+/u).filter((piece) => piece !== "");
  return pieces.length > 0 && pieces.length <= 2 && pieces.every((piece) => commonWords.has(piece));
}

function withoutLookAlikes(text: string): string {
  return text.replace(/[\d!]+$/u, "").replace(/[013457@$!]/gu, (sign) => lookAlikes[sign] ?? sign);
}
