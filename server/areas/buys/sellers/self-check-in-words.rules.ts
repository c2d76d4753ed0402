/** What the page says on which sellers check themselves in, in the languages of its readers. */
import type { PageLanguage } from "#server/platform/public-pages/public-words.rules.ts";

export type CheckInWords = {
  title: string;
  about: string;
  firstName: string;
  lastName: string;
  mobile: string;
  mobileHint: string;
  email: string;
  emailHint: string;
  didYouMean: (email: string) => string;
  useMeant: string;
  keepTyped: string;
  containers: string;
  containersHint: string;
  howLong: string;
  wait: string;
  dropOff: string;
  dropOffLater: string;
  dropOffTime: string;
  today: string;
  tomorrow: string;
  noDropOffs: string;
  texts: string;
  policy: string;
  readPolicy: string;
  go: string;
  fix: string;
  wrong: Readonly<Record<string, string>>;
  closed: string;
  closedText: string;
  /** Over the form, where the store is closed and times can be chosen. */
  closedButTimes: string;
  book: string;
  off: string;
  offText: string;
  already: (number: number) => string;
  alreadyWaiting: (place: number) => string;
  alreadyBooked: (when: string) => string;
  alreadyText: string;
  alreadyAtKiosk: string;
  /** Beside the code that opens the seller's own page. */
  follow: string;
  done: string;
  lost: string;
  tooMany: string;
  tooManyText: (minutes: number) => string;
  waiting: (count: number) => string;
};

const english: CheckInWords = {
  title: "Check in to sell",
  about: "Fill this in, then bring your bags to the counter.",
  firstName: "First name",
  lastName: "Last name",
  mobile: "Mobile",
  mobileHint: "We find you by it at the counter.",
  email: "Email",
  emailHint: "Optional",
  didYouMean: (email) => `Did you mean ${email}?`,
  useMeant: "Yes, use it",
  keepTyped: "If it's right as it is, just go on.",
  containers: "Bags and boxes",
  containersHint: "How many you brought",
  howLong: "While we look through them",
  wait: "I'll wait in the store",
  dropOff: "I'm dropping off and come back later",
  dropOffLater: "I'll drop off later",
  dropOffTime: "Drop-off time",
  today: "Today",
  tomorrow: "Tomorrow",
  noDropOffs: "We can't take more drop-offs today.",
  texts: "Texts",
  policy: "I agree to the buy policy",
  readPolicy: "Read the buy policy",
  go: "Get in line",
  fix: "Please check what's marked.",
  wrong: {
    firstName: "Enter your first name",
    lastName: "Enter your last name",
    mobile: "Enter a mobile number with area code",
    email: "Enter an email address",
    containers: "Enter a number from 1 to 99",
    isDropOff: "We can't take more drop-offs today",
    dropOffAt: "That time was just taken. Choose another.",
    policyId: "Agree to the buy policy to go on",
  },
  closed: "We don't buy right now",
  closedText: "Come back when we do. These are our hours.",
  closedButTimes: "Choose when to drop off, and we expect your bags.",
  book: "Save my time",
  off: "Please check in at the counter",
  offText: "Our team checks you in there.",
  already: (number) => `You're already in line, number ${number}`,
  alreadyWaiting: (place) =>
    place === 1 ? "You're already in line, first" : `You're already in line, number ${place}`,
  alreadyBooked: (when) => `We expect your bags ${when}`,
  alreadyText: "Use the page you have, or ask at the counter.",
  alreadyAtKiosk: "Please bring your bags to the counter.",
  follow: "Scan to follow along on your phone",
  done: "Done",
  lost: "No connection. Please check in at the counter.",
  tooMany: "Too many check-ins",
  tooManyText: (minutes) =>
    `Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or check in at the counter.`,
  waiting: (count) =>
    count === 0
      ? "Nobody is ahead of you."
      : count === 1
        ? "1 seller is ahead of you."
        : `${count} sellers are ahead of you.`,
};

const spanish: CheckInWords = {
  title: "Regístrese para vender",
  about: "Complete esto y traiga sus bolsas al mostrador.",
  firstName: "Nombre",
  lastName: "Apellido",
  mobile: "Celular",
  mobileHint: "Así lo encontramos en el mostrador.",
  email: "Correo electrónico",
  emailHint: "Opcional",
  didYouMean: (email) => `¿Quiso decir ${email}?`,
  useMeant: "Sí, usar este",
  keepTyped: "Si está bien así, siga adelante.",
  containers: "Bolsas y cajas",
  containersHint: "Cuántas trajo",
  howLong: "Mientras las revisamos",
  wait: "Espero en la tienda",
  dropOff: "Las dejo y regreso más tarde",
  dropOffLater: "Las traigo más tarde",
  dropOffTime: "Hora para dejarlas",
  today: "Hoy",
  tomorrow: "Mañana",
  noDropOffs: "Hoy ya no podemos recibir más bolsas para dejar.",
  texts: "Mensajes",
  policy: "Acepto la política de compra",
  readPolicy: "Leer la política de compra",
  go: "Entrar en la fila",
  fix: "Revise lo marcado.",
  wrong: {
    firstName: "Escriba su nombre",
    lastName: "Escriba su apellido",
    mobile: "Escriba un celular con código de área",
    email: "Escriba un correo electrónico",
    containers: "Escriba un número de 1 a 99",
    isDropOff: "Hoy ya no podemos recibir más bolsas para dejar",
    dropOffAt: "Esa hora se acaba de ocupar. Elija otra.",
    policyId: "Acepte la política de compra para seguir",
  },
  closed: "Ahora no compramos",
  closedText: "Regrese cuando compremos. Este es nuestro horario.",
  closedButTimes: "Elija cuándo dejar sus bolsas y las esperamos.",
  book: "Guardar mi hora",
  off: "Regístrese en el mostrador",
  offText: "Ahí lo registra nuestro equipo.",
  already: (number) => `Ya está en la fila con el número ${number}`,
  alreadyWaiting: (place) => `Ya está en la fila, es el número ${place}`,
  alreadyBooked: (when) => `Esperamos sus bolsas ${when}`,
  alreadyText: "Use la página que tiene o pregunte en el mostrador.",
  alreadyAtKiosk: "Traiga sus bolsas al mostrador.",
  follow: "Escanee para seguir desde su teléfono",
  done: "Listo",
  lost: "Sin conexión. Regístrese en el mostrador.",
  tooMany: "Demasiados registros",
  tooManyText: (minutes) =>
    `Intente de nuevo en ${minutes} ${minutes === 1 ? "minuto" : "minutos"} o regístrese en el mostrador.`,
  waiting: (count) =>
    count === 0 ? "No hay nadie antes." : count === 1 ? "Hay 1 persona antes." : `Hay ${count} personas antes.`,
};

export const checkInWords: Readonly<Record<PageLanguage, CheckInWords>> = { en: english, es: spanish };
