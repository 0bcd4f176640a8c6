/** Pictures that could not be sent are deleted from the machine after so many days; the consent names the number. */
export const pictureDays = 30;
